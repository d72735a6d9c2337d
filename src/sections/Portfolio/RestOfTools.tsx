import { Tooltip } from "../../components/Tooltip/Tooltip";
import styles from "./RestOfTools.module.scss";

type Props = {
  /** The tools that are not shown. */
  names: string[];
};

/** «+3»: a button whose tooltip lists the remaining tools. */
export function RestOfTools({ names }: Props) {
  return (
    <Tooltip text={names.join(", ")} className={styles.button}>
      {`+${names.length}`}
      <span className="visuallyHidden">{names.length > 1 ? " autres outils" : " autre outil"}</span>
    </Tooltip>
  );
}
