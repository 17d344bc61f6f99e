/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module 'virtual:texts/*' {
    const text: string;
    export default text;
}
declare module 'virtual:rules/*' {
    const text: string;
    export default text;
}
declare module 'virtual:pages/*' {
    const text: string;
    export default text;
}
