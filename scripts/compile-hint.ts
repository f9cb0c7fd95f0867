/**
 * First line of a script most of whose functions a page calls at once: V8 compiles them with the file, off the main thread,
 * instead of one by one at their first call (https://v8.dev/blog/explicit-compile-hints). Other engines see a comment.
 */
export const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';
