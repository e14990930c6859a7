/** What a store did not take is tried again after this time. */
export const RETRY_MS = 1000;
