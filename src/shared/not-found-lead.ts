/** The lead of the not-found page, in English unless the provider writes another (docs/contrat.md, «Dans la page»). */
export const notFoundLead = "Oops! Page not found";
