import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FieldMistake } from "../../protocol";
import { ApiError, ask, messageOf } from "../api";
import { AnswerField } from "./AnswerField";
import {
  filledOffers,
  keepFirstHour,
  noOffer,
  readFirstHour,
  toAnswers,
  type TypedAnswers,
  type TypedOffer,
} from "./first-answers";

type Props = { onAnswered: () => void; onPutOff: () => void };

const maxOffers = 6;

/** The first hour: four questions, whose answers are written where they belong. */
export function FirstHour({ onAnswered, onPutOff }: Props) {
  const [answers, setAnswers] = useState(() => readFirstHour().answers);
  const [mistakes, setMistakes] = useState<readonly FieldMistake[]>([]);
  const [failure, setFailure] = useState("");
  const [sending, setSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => keepFirstHour({ answers, isPutOff: false }), [answers]);
  useEffect(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(), [mistakes]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const typed = { ...answers, offers: filledOffers(answers.offers) };
    setAnswers(typed);
    setSending(true);
    try {
      await ask("first-hour", toAnswers(typed));
      onAnswered();
    } catch (error) {
      setMistakes(error instanceof ApiError ? (error.declined.mistakes ?? []) : []);
      setFailure(messageOf(error));
      setSending(false);
    }
  };

  const messagesAt = (...path: (string | number)[]) =>
    mistakes
      .filter((one) => one.elsewhere === undefined && path.every((step, rank) => one.path[rank] === step))
      .map(({ message }) => message);
  const fieldOf = (name: keyof Omit<TypedAnswers, "offers">) => ({
    id: `reponse-${name}`,
    value: answers[name],
    mistakes: messagesAt(name),
    onChange: (text: string) => setAnswers({ ...answers, [name]: text }),
  });
  const offerField = (index: number, name: keyof TypedOffer) => ({
    id: `offre-${index}-${name}`,
    value: answers.offers[index]?.[name] ?? "",
    mistakes: messagesAt("offers", index, name),
    onChange: (text: string) =>
      setAnswers({
        ...answers,
        offers: answers.offers.map((offer, rank) => (rank === index ? { ...offer, [name]: text } : offer)),
      }),
  });

  return (
    <form
      ref={form}
      className="firstHour"
      aria-label="Vos quatre réponses"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <h2 ref={heading} tabIndex={-1}>
        Bienvenue. Quatre questions, et ce site porte votre nom.
      </h2>
      <p>Vos réponses s’écrivent là où elles vont. Le reste attend, marqué comme exemple, et tout se change ensuite.</p>
      <fieldset>
        <legend>1. Qui êtes-vous&#8239;?</legend>
        <AnswerField {...fieldOf("provider")} label="Votre nom" autoComplete="name" />
        <AnswerField {...fieldOf("name")} label="Nom du site, s’il est autre" optional />
        <AnswerField {...fieldOf("tagline")} label="Votre métier, en une ligne" />
      </fieldset>
      <fieldset>
        <legend>2. Où travaillez-vous&#8239;?</legend>
        <AnswerField {...fieldOf("town")} label="Votre ville" autoComplete="address-level2" />
      </fieldset>
      <fieldset>
        <legend>3. Comment vous joindre&#8239;?</legend>
        <AnswerField
          {...fieldOf("email")}
          label="Votre adresse e-mail"
          help="Les messages du formulaire y arriveront."
          autoComplete="email"
        />
        <AnswerField
          {...fieldOf("booking")}
          label="Page où prendre rendez-vous"
          help="L’adresse entière, qui commence par https://. Sans elle, le formulaire suffit."
          optional
        />
      </fieldset>
      <fieldset>
        <legend>4. Que proposez-vous&#8239;?</legend>
        {answers.offers.map((_offer, index) => (
          // Offers are only added at the end.
          <div key={index} role="group" aria-label={`Service ${index + 1}`} className="offer">
            <AnswerField {...offerField(index, "title")} label="Nom du service" />
            <AnswerField {...offerField(index, "description")} label="Ce que c’est, en une ou deux phrases" lines={2} />
            <AnswerField
              {...offerField(index, "features")}
              label="Ce qu’il comprend"
              help="Une chose par ligne, de deux à six."
              lines={3}
            />
            <AnswerField {...offerField(index, "from")} label="Prix, à partir de, en euros hors taxes" optional />
          </div>
        ))}
        {answers.offers.length < maxOffers && (
          <button
            type="button"
            className="button small"
            onClick={() => setAnswers({ ...answers, offers: [...answers.offers, noOffer] })}
          >
            Ajouter un autre service
          </button>
        )}
      </fieldset>
      <div role="alert" className="mistakes">
        {failure}
        {mistakes
          .filter(({ elsewhere }) => elsewhere !== undefined)
          .map(({ elsewhere, message }) => (
            <p key={`${elsewhere}${message}`}>
              {elsewhere}&nbsp;: {message}
            </p>
          ))}
      </div>
      <div className="editorActions">
        <button type="submit" className="button primary" disabled={sending}>
          {sending ? "Écriture…" : "Écrire sur mon site"}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            keepFirstHour({ answers, isPutOff: true });
            onPutOff();
          }}
        >
          Plus tard
        </button>
      </div>
    </form>
  );
}
