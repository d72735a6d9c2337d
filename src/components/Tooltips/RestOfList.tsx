import styles from "./RestOfList.module.scss";

type Props = {
  /** What the list holds beyond what is shown. */
  names: string[];
  /** One of them, in the singular. */
  unit: string;
};

/** «+3»: a button whose tooltip names the rest of a list. `Tooltips` must stand on the page. */
export function RestOfList({ names, unit }: Props) {
  return (
    <button type="button" className={styles.button} data-tooltip={names.join(", ")}>
      {`+${names.length}`}
      <span className={styles.unit}>{names.length > 1 ? ` autres ${unit}s` : ` autre ${unit}`}</span>
    </button>
  );
}
