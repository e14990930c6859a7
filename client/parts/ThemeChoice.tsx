import { t } from '../i18n';
import { theme, THEMES } from '../model/settings';
import { Segments } from './Segments';

/** Light, dark, or as the system has it. */
export function ThemeChoice({ name }: { name: string }) {
  const text = t().site.theme;
  return (
    <Segments
      name={name}
      legend={text.legend}
      options={THEMES.map((value) => ({ value, label: text.names[value] }))}
      value={theme.value}
      onChange={(value) => (theme.value = value)}
    />
  );
}
