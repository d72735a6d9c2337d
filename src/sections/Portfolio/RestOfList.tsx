import { Tooltip } from "../../components/Tooltip/Tooltip";
import styles from "./RestOfList.module.scss";

type Props = {
  /** What the list holds beyond what is shown. */
  names: string[];
  /** One of them, in the singular. */
  unit: string;
};

/** «+3»: a button whose tooltip names the rest of a list. */
export function RestOfList({ names, unit }: Props) {
  return (
    <Tooltip text={names.join(", ")} className={styles.button}>
      {`+${names.length}`}
      <span className={styles.unit}>{names.length > 1 ? ` autres ${unit}s` : ` autre ${unit}`}</span>
    </Tooltip>
  );
}
