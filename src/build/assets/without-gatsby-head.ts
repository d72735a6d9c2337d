/**
 * Stands in for the browser side of Gatsby's Head API, which webpack would ship to every
 * page (src/build/assets/webpack.ts): titles and metadata go through react-helmet here.
 */
export function headHandlerForBrowser(): void {}
