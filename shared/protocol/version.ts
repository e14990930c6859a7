/**
 * Raised whenever an older page could no longer talk to the server. A page that joins with another version is
 * refused with `outdated` and reloads itself; its seat waits, because seats belong to people.
 */
export const PROTOCOL_VERSION = 3;
