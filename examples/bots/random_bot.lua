#!/usr/bin/env lua
-- A bot from outside: decides by chance. oriflamme arena --bots 'exec:lua random_bot.lua,knight'
io.stdout:setvbuf("line")
math.randomseed(os.time())

local options = {}
local hear = {
    oriflamme = function() print("bot random-lua") end,
    options = function(rest)
        options = {}
        for option in rest:gmatch("%S+") do options[#options + 1] = option end
    end,
    decide = function(rest) print("decision " .. rest:match("%S+") .. " " .. options[math.random(#options)]) end,
    quit = function() os.exit(0) end,
}

for line in io.lines() do
    local word, rest = line:match("^(%S*)%s*(.*)$")
    if hear[word] then hear[word](rest) end -- what it does not know it reads over
end
