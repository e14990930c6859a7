export { AUTOPILOT_REASONS, type AutopilotReason } from '../../shared/protocol/table';
