import type { Scene } from "./scene";
import { bikeBooking } from "./scenes/bike-booking";
import { billingFlow } from "./scenes/billing-flow";
import { citizenReport } from "./scenes/citizen-report";
import { clientPortal } from "./scenes/client-portal";
import { editorialCalendar } from "./scenes/editorial-calendar";
import { joinerQuote } from "./scenes/joiner-quote";
import { machineSheet } from "./scenes/machine-sheet";
import { membershipTable } from "./scenes/membership-table";
import { pressDashboard } from "./scenes/press-dashboard";
import { priceAlerts } from "./scenes/price-alerts";
import { radioSchedule } from "./scenes/radio-schedule";
import { recipeCard } from "./scenes/recipe-card";
import { safetyQuiz } from "./scenes/safety-quiz";
import { salesPipeline } from "./scenes/sales-pipeline";
import { siteReport } from "./scenes/site-report";
import { stockScreen } from "./scenes/stock-screen";
import { supportChat } from "./scenes/support-chat";
import { taxReceipt } from "./scenes/tax-receipt";
import { technicianRounds } from "./scenes/technician-rounds";
import { workshopBoard } from "./scenes/workshop-board";

/** The scene of each case, by slug. A case added later brings its own picture and needs nothing here. */
export const scenes: Readonly<Record<string, () => Scene>> = {
  "adhesions-club-omnisports": membershipTable,
  "alertes-tarifs-fournisseurs": priceAlerts,
  "assistant-support-capteurs": supportChat,
  "calendrier-editorial-agence": editorialCalendar,
  "crm-editeur-veterinaire": salesPipeline,
  "demandes-habitants-commune": citizenReport,
  "devis-menuisier": joinerQuote,
  "facturation-bureau-etudes": billingFlow,
  "fiches-recettes-bistrot": recipeCard,
  "grille-radio-locale": radioSchedule,
  "ordres-de-fabrication-atelier": workshopBoard,
  "parc-machines-qr-code": machineSheet,
  "portail-pieces-comptables": clientPortal,
  "quiz-securite": safetyQuiz,
  "rapport-de-chantier-mobile": siteReport,
  "recus-fiscaux-association": taxReceipt,
  "reservation-atelier-velo": bikeBooking,
  "stock-trois-boutiques": stockScreen,
  "suivi-arrets-de-presse": pressDashboard,
  "tournees-techniciens-chauffage": technicianRounds,
};
