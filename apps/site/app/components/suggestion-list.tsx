export type Suggestion = { label: string; note: string; logo?: string | null };

type SuggestionListProps = {
  id: string;
  label: string;
  options: Suggestion[];
  active: number;
  onChoose: (index: number) => void;
};

/** The id of an option, for `aria-activedescendant` of the input. */
export const optionId = (list: string, index: number) => `${list}-${index}`;

/**
 * The list of a combobox as the ARIA pattern has it: the box keeps the focus and hears the keys. No element of HTML does that, so
 * the linter's rules that ask for one are off for this file.
 */
export function SuggestionList({ id, label, options, active, onChoose }: SuggestionListProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={label}
      hidden={options.length === 0}
      className="type-ahead"
    >
      {options.map((option, index) => (
        <li
          key={`${option.note} ${option.label}`}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          // Keeps the focus in the input, so that the list is still open when the click arrives.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          {option.logo && <img src={option.logo} alt="" width={32} height={32} />}
          <b>{option.label}</b>
          <small>{option.note}</small>
        </li>
      ))}
    </ul>
  );
}
