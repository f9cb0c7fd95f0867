/** Whether a week counts for what is usual: one without any figure was not measured. */
export const isMeasured = (figures: Iterable<number>): boolean => [...figures].some((figure) => figure > 0);
