// A C++ program that steps a batch of games.
#include <oriflamme_env.h>

#include <cstdio>
#include <vector>

int main()
{
    const int rows = 32;
    OriEnvRules rules;
    OriError error;
    std::vector<OriEnv> env(rows);
    std::vector<int32_t> action(rows);
    std::vector<uint8_t> done(rows);
    OriEnvOut out{};
    out.done = done.data();
    if (!ori_env_rules("mix", 3, &rules, &error) || ori_env_version() != ORI_ENV_VERSION ||
        ori_env_reset(env.data(), rows, &rules, 1, 0) != nullptr)
        return 1;
    int ended = 0;
    for (int step = 0; step < 100; step++) {
        ori_env_choose(env.data(), rows, action.data());
        if (ori_env_step(env.data(), rows, action.data(), 0, &out) != 0)
            return 1;
        for (uint8_t over : done)
            ended += over;
    }
    std::printf("%d games\n", ended);
    return ended < rows;
}
