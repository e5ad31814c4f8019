import styles from '../../components/RadioGroup.module.css';

interface RadioGroupProps<T extends string | number> {
  /** The name of the form controls, the same in every language. */
  name: string;
  legend: string;
  options: readonly T[];
  value: T;
  onChoose: (value: T) => void;
}

export function RadioGroup<T extends string | number>(props: RadioGroupProps<T>) {
  const { name, legend, options, value, onChoose } = props;
  return (
    <fieldset className={styles.radioGroup} data-needs-script>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChoose(option)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
