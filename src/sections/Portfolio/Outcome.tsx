import { Measure } from "../../components/Measure/Measure";
import { weeksText } from "../../shared/weeks-text";
import { Text } from "../../components/Text/Text";
import type { PortfolioItem } from "./portfolio-item";

type Props = Pick<PortfolioItem, "measures" | "weeks" | "price">;

/** Result, duration and price of a case. */
export function Outcome({ measures, weeks, price }: Props) {
  const [measure] = measures ?? [];
  const terms = [weeks && weeksText(weeks), price?.text].filter(Boolean).join(", ");
  return (
    <>
      {measure && <Measure measure={measure} />}
      {terms && <Text className="quiet small">{terms}</Text>}
    </>
  );
}
