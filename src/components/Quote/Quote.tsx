import { FrenchDate } from "../FrenchDate/FrenchDate";
import { Link } from "../Link/Link";
import { Text } from "../Text/Text";
import { paths } from "../../shared/paths";
import styles from "./Quote.module.scss";

export type Testimonial = {
  name: string;
  company: string;
  sector: string;
  content: string;
  rating: number;
  /** «AAAA-MM». */
  date?: string | null;
  /** The case of this client, if it has one. */
  case?: { slug: string } | null;
};

/** A star 17.6 units wide, drawn 20 units after the previous one, so that a whole rating is one path. */
const star = "m20 0 2.1 5.95 6.35.2-5.15 3.9 2 6.1-5.3-3.65-5.3 3.65 2-6.1-5.15-3.9 6.35-.2Z";

/** A client testimonial. */
export function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { name, company, sector, content, rating, date, case: clientCase } = testimonial;
  return (
    <figure className={styles.quote}>
      <Text>
        <svg className={styles.stars} viewBox={`0 0 ${rating * 20} 17.6`} aria-hidden="true">
          <path d={`M-11.2.35${star.repeat(rating)}`} />
        </svg>
        <span className="visuallyHidden">{`${rating} sur 5`}</span>
      </Text>
      <blockquote className={styles.words}>
        <Text>{`«\u00a0${content}\u00a0»`}</Text>
      </blockquote>
      <Text as="figcaption" className={`quiet small ${styles.author}`}>
        <span className={styles.name}>{name}</span>
        {clientCase ? <Link href={paths.case(clientCase.slug)}>{company}</Link> : company}
        {`, ${sector}${date ? ", " : ""}`}
        {date && <FrenchDate day={date} />}
      </Text>
    </figure>
  );
}
