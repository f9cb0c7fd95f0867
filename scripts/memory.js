/**
 * glibc raises both limits by itself as blocks are freed, and then keeps what the start took. Fixed, blocks of 128 KiB
 * and more return to the system as soon as they are free.
 */
export const RETURN_FREED_MEMORY = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };
