import { t } from '../i18n';

/** The one question before something that cannot be taken back, in place. */
export function Confirm({
  label,
  isReady,
  onConfirm,
}: {
  label?: string;
  isReady: boolean;
  onConfirm: () => void;
}) {
  return (
    <button class="button primary" disabled={!isReady} onClick={onConfirm}>
      {label ?? t().prompts.confirm}
    </button>
  );
}
