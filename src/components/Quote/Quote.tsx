import styles from "./Quote.module.scss";

type Props = {
  testimonial: { name: string; company: string; sector: string; content: string; rating: number };
  /** In the looping copy, which nobody is told of, the rating is drawn only. */
  copy?: boolean;
};

/** What one client says. */
export function Quote({ testimonial, copy = false }: Props) {
  const { name, company, sector, content, rating } = testimonial;
  return (
    <figure className={styles.quote}>
      <p className={styles.rating}>
        {Array.from({ length: rating }, (_, star) => (
          <span key={star} className={styles.star} />
        ))}
        {!copy && <span className={styles.spoken}>{`${rating} sur 5`}</span>}
      </p>
      <blockquote className={styles.words}>
        <p>{`«\u00a0${content}\u00a0»`}</p>
      </blockquote>
      <figcaption className={styles.author}>
        <span className={styles.name}>{name}</span>
        {`${company} · ${sector}`}
      </figcaption>
    </figure>
  );
}
