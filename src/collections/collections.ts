import { articles } from "./articles";
import { assistantTopics } from "./assistant";
import type { Collection } from "./define-collection";
import { home } from "./home";
import { legalPages } from "./legal-pages";
import { method } from "./method";
import { navigation } from "./navigation";
import { pages } from "./pages";
import { portfolio } from "./portfolio";
import { blogQuestions, homeQuestions } from "./questions";
import { servicePages } from "./service-pages";
import { services } from "./services";
import { showcase } from "./showcase";
import { site } from "./site";
import { stack } from "./stack";
import { techStrip } from "./tech-strip";
import { testimonials } from "./testimonials";

/** Every kind of content the provider edits (docs/contrat.md, «Données»), in the order of the studio's menu. */
export const collections: readonly Collection[] = [
  portfolio,
  articles,
  servicePages,
  testimonials,
  homeQuestions,
  blogQuestions,
  home,
  services,
  method,
  showcase,
  techStrip,
  assistantTopics,
  site,
  pages,
  navigation,
  stack,
  legalPages,
];
