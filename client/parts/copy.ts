/** Whether it is in the clipboard now: a page that came without TLS has to go the old way, by what is selected. */
export async function copy(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return copySelected(words);
  }
}

function copySelected(words: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = words;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  // There is no other way without TLS.
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
