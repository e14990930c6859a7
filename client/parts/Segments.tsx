interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  /** What is read out, where the label is too short to stand alone. */
  readonly spoken?: string;
}

/** One of a few, all in sight. */
export function Segments<Value extends string | number | boolean>({
  name,
  legend,
  options,
  value,
  onChange,
}: {
  name: string;
  legend: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <fieldset class="field segments">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={String(option.value)}>
          <input
            type="radio"
            name={name}
            value={String(option.value)}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.spoken}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
