import { useEffect } from 'preact/hooks';
import { useText } from './text';

/** A match file, chosen from the machine. */
export function FileDoor({ class: name, onFile }: { class: string; onFile: (file: File) => void }) {
  const text = useText();
  return (
    <label class={`${name} file-door`}>
      {text.open.choose}
      <input
        type="file"
        accept=".json,application/json"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onFile(file);
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}

/** The same by dropping it anywhere on the page. */
export function useFileDrop(onFile: (file: File) => void): void {
  useEffect(() => {
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const take = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      onFile(file);
    };
    addEventListener('dragover', allow);
    addEventListener('drop', take);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', take);
    };
  }, []);
}
