import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { Text } from "../../components/Text/Text";
import accent from "../../components/accent/accent.module.scss";
import type { HeroStory } from "../../collections/hero-story";
import { paths } from "../../shared/paths";
import styles from "./AutomationPicture.module.scss";

/**
 * The hero's animation tells one of the cases (`story` of data/home.json): a request becomes a row in a table, a model
 * drafts the reply, a person checks it and sends it. It starts finished, then is told again. Inline SVG, so that it
 * follows the colour scheme and is not the LCP element; animated with CSS only.
 */
export function AutomationPicture({ story }: { story: HeroStory }) {
  const { request, register, draft, reply } = story;
  return (
    <div className={styles.picture}>
      {/* Anything that moves for more than five seconds must have a pause control (WCAG 2.2.2). */}
      <input type="checkbox" className={styles.hold} aria-label="Figer l’animation" />
      <span className={`iconButton ${styles.sign}`} aria-hidden="true">
        <Icon name="pause" size={20} className={styles.running} />
        <Icon name="play" size={20} className={styles.held} />
      </span>
      <div className={styles.scene}>
        <svg className={styles.drawing} viewBox="0 0 400 404" role="img" aria-label={story.alt}>
          <path className={styles.line} d="M189 92h22M307 172v44q0 10-10 10H103q-10 0-10 10v36M189 328h22" />
          {/* Under the boxes, which hide it while it is in a step. */}
          <circle className={styles.dot} r="7" />
          <g className={styles.card}>
            <rect x="1" y="8" width="184" height="164" rx="14" />
            <rect x="215" y="8" width="184" height="164" rx="14" />
            <rect x="1" y="272" width="184" height="108" rx="14" />
            <path d="M229 272h156a14 14 0 0 1 14 14v80a14 14 0 0 1-14 14H251l-22 18v-18a14 14 0 0 1-14-14v-80a14 14 0 0 1 14-14Z" />
            <path className={styles.head} d="M216 50V22q0-13 13-13h156q13 0 13 13v28Z" />
          </g>
          <g className={styles.label}>
            <text x="15" y="37">
              {request.title}
            </text>
            <text x="229" y="37">
              {register.title}
            </text>
            <text x="51" y="314">
              {draft.title}
            </text>
            <text x="229" y="302">
              {reply.title}
            </text>
          </g>
          <g className={styles.rule}>
            <rect x="15" y="50" width="156" height="30" rx="6" />
            <rect x="15" y="88" width="156" height="30" rx="6" />
            <path d="M216 90h182M216 130h182" />
          </g>
          <path className={styles.button} d="M27 146h57" />
          <g className={styles.words}>
            <text x="25" y="70">
              {request.first}
            </text>
            <text x="25" y="108">
              {request.second}
            </text>
            <text className={styles.send} x="28" y="151">
              Envoyer
            </text>
            <g className={styles.quiet}>
              <text x="229" y="75">
                {register.first}
              </text>
              <text x="229" y="115">
                {register.second}
              </text>
            </g>
            <g className={styles.row}>
              <path className={styles.fresh} d="M216 131h182v27q0 13-13 13H229q-13 0-13-13Z" />
              <text x="229" y="156">
                {register.added}
              </text>
            </g>
            <text className={styles.draft} x="15" y="348">
              {draft.text}
            </text>
            <g className={styles.sent}>
              <text y="330">
                <tspan x="229">{reply.first}</tspan>{" "}
                <tspan x="229" dy="24">
                  {reply.second}
                </tspan>
              </text>
              <circle className={styles.seal} cx="372" cy="354" r="13" />
              <path className={styles.tick} d="m366 354 4 4 8-8" />
            </g>
          </g>
          <path className={`${styles.star} ${accent.prune}`} d="M30 293q2 13 15 15-13 2-15 15-2-13-15-15 13-2 15-15Z" />
        </svg>
      </div>
      <Text className={styles.story}>
        <Link href={paths.caseStudy(story.case)} className={`standalone ${styles.link}`}>
          {story.label}
          <Icon name="arrow-right" size={18} />
        </Link>
      </Text>
    </div>
  );
}
