// Stands in for the package react-style-singleton, by which menus and dialogs keep the
// page behind them from scrolling. That one writes style elements, which the page's
// policy forbids; style sheets that a script makes are allowed.
import { useEffect } from 'react';

// styleSingleton makes a component that applies styles while it is shown.
export function styleSingleton() {
  return function Style({ styles }) {
    useEffect(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      };
    }, [styles]);
    return null;
  };
}
