/** Why the autopilot plays a seat: it says what ends it. */
export const AUTOPILOT_REASONS = ['away', 'expired', 'handed', 'left'] as const;
export type AutopilotReason = (typeof AUTOPILOT_REASONS)[number];
