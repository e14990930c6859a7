interface FilterChoiceProps<Value> {
  readonly id: string;
  readonly label: string;
  /** What is chosen where nothing is. */
  readonly all: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** One of some, or all of them: narrows a list. */
export function FilterChoice<Value extends string | number | boolean>({
  id,
  label,
  all,
  options,
  value,
  onChange,
}: FilterChoiceProps<Value>) {
  return (
    <div class="field">
      <label for={`filter-${id}`}>{label}</label>
      <select
        id={`filter-${id}`}
        value={String(value ?? '')}
        class={value === undefined ? undefined : 'filter-narrowed'}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onChange(options.find((option) => String(option.value) === chosen)?.value);
        }}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={String(option.value)} value={String(option.value)}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
