import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { Text } from "../../components/Text/Text";
import accent from "../../components/accent/accent.module.scss";
import type { HeroStory } from "../../collections/hero-story";
import { paths } from "../../shared/paths";
import styles from "./Hero.module.scss";

/** A line of words, whose baseline begins at (x, y). */
const words = (x: number, y: number, text: string) => (
  <text x={x} y={y}>
    {text}
  </text>
);

const titled = { fontFamily: "var(--font-heading)", fontSize: 17, fontWeight: 700 };
const spoken = { fontFamily: "var(--font-text)", fontSize: 15, fontWeight: 600 };

/**
 * The hero's animation shows one of the cases (`story` of data/home.json): a request becomes a row in a table, a model
 * drafts the reply, a person checks it and sends it. The picture starts complete, then plays. Inline SVG, so that it
 * follows the colour scheme and is not the LCP element; animated with CSS only. The dot is drawn under the boxes, which
 * hide it while it is in a step.
 */
const Drawing = ({ story: { alt, request, register, draft, reply } }: { story: HeroStory }) => (
  <svg
    className={styles.drawing}
    viewBox="0 0 400 404"
    role="img"
    aria-label={alt}
    overflow="visible"
    fill="none"
    strokeLinecap="round"
  >
    <path
      d="M189 92h22M307 172v44q0 10-10 10H103q-10 0-10 10v36M189 328h22"
      stroke="var(--color-action)"
      strokeDasharray="0.1 6"
      strokeWidth="3"
    />
    <circle className={styles.dot} r="7" fill="var(--color-spark)" />
    <g fill="var(--color-surface)" stroke="var(--color-line)" strokeWidth="1.5">
      <rect x="1" y="8" width="184" height="164" rx="14" />
      <rect x="215" y="8" width="184" height="164" rx="14" />
      <rect x="1" y="272" width="184" height="108" rx="14" />
      <path d="M229 272h156a14 14 0 0 1 14 14v80a14 14 0 0 1-14 14H251l-22 18v-18a14 14 0 0 1-14-14v-80a14 14 0 0 1 14-14Z" />
      <path d="M216 50V22q0-13 13-13h156q13 0 13 13v28Z" fill="var(--color-paper-deep)" stroke="none" />
    </g>
    <g stroke="var(--color-line)">
      <rect x="15" y="50" width="156" height="30" rx="6" />
      <rect x="15" y="88" width="156" height="30" rx="6" />
      <path d="M216 90h182M216 130h182" />
    </g>
    <path d="M27 146h57" stroke="var(--color-action)" strokeWidth="24" />
    <path className={accent.prune} d="M30 293q2 13 15 15-13 2-15 15-2-13-15-15 13-2 15-15Z" fill="var(--accent-text)" />
    <g fill="var(--color-ink)">
      <g {...titled}>
        {words(15, 37, request.title)}
        {words(229, 37, register.title)}
        {words(51, 314, draft.title)}
        {words(229, 302, reply.title)}
      </g>
      <g {...spoken}>
        {words(25, 70, request.first)}
        {words(25, 108, request.second)}
        <g fill="var(--color-on-action)">{words(28, 151, "Envoyer")}</g>
        <g fill="var(--color-muted)" fontWeight="400">
          {words(229, 75, register.first)}
          {words(229, 115, register.second)}
        </g>
        <g className={styles.row}>
          <path d="M216 131h182v27q0 13-13 13H229q-13 0-13-13Z" fill="var(--color-action-soft)" />
          {words(229, 156, register.added)}
        </g>
        <g className={styles.draft}>{words(15, 348, draft.text)}</g>
        <g className={styles.sent}>
          <text y="330">
            <tspan x="229">{reply.first}</tspan>{" "}
            <tspan x="229" dy="24">
              {reply.second}
            </tspan>
          </text>
          <circle cx="372" cy="354" r="13" fill="var(--color-action)" />
          <path
            d="m366 354 4 4 8-8"
            fill="none"
            stroke="var(--color-on-action)"
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
        </g>
      </g>
    </g>
  </svg>
);

/** The drawing, what pauses it, and a link to the case that it shows. */
export const AutomationPicture = ({ story }: { story: HeroStory }) => (
  <div className={styles.picture}>
    {/* Anything that moves for more than five seconds must have a pause control (WCAG 2.2.2). */}
    <input type="checkbox" className={styles.hold} aria-label="Figer l’animation" />
    <span className={`iconButton ${styles.sign}`} aria-hidden="true">
      <Icon name="pause" size={20} />
      <Icon name="play" size={20} />
    </span>
    <div className={styles.scene}>
      <Drawing story={story} />
    </div>
    <Text className={styles.story}>
      <Link href={paths.case(story.case)} className={`standalone ${styles.link}`}>
        {story.label}
        <Icon name="arrow-right" size={18} />
      </Link>
    </Text>
  </div>
);
