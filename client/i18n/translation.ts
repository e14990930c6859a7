/** The same texts in another language: the same keys and functions, whatever the words. */
export type Translation<English> = English extends string
  ? string
  : English extends (...values: infer Values) => infer Said
    ? (...values: Values) => Translation<Said>
    : English extends Promise<infer Chapter>
      ? Promise<Translation<Chapter>>
      : English extends object
        ? { [Key in keyof English]: Translation<English[Key]> }
        : English;
