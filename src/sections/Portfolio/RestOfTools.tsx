import { Tooltip } from "../../components/Tooltip/Tooltip";
import styles from "./RestOfList.module.scss";

type Props = {
  /** The items that are not shown. */
  names: string[];
  /** Noun for an item, in the singular. */
  unit: string;
};

/** «+3»: a button whose tooltip lists the remaining items. */
export function RestOfList({ names, unit }: Props) {
  return (
    <Tooltip text={names.join(", ")} className={styles.button}>
      {`+${names.length}`}
      <span className="visuallyHidden">{names.length > 1 ? ` autres ${unit}s` : ` autre ${unit}`}</span>
    </Tooltip>
  );
}
