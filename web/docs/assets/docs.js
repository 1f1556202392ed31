// Shows the OpenAPI document in Swagger UI, with the key of this tab, if the console has one.
/* global SwaggerUIBundle */
const place = document.getElementById('docs');

// plainer replaces parts of Swagger UI: a link within a button, which screen readers cannot reach,
// and a choice of servers, of which there is one.
function plainer({ React }) {
  return {
    components: { DeepLink: ({ text }) => React.createElement('span', null, text) },
    wrapComponents: { ServersContainer: () => () => null },
  };
}

// unfilled moves the examples of optional parameters to their descriptions: Swagger UI would send all of
// them with the first request, though some exclude each other.
function unfilled(spec) {
  const operations = Object.values(spec.paths).flatMap((item) => [item, ...Object.values(item)]);
  const listed = operations.flatMap((operation) => operation?.parameters ?? []);
  for (const parameter of [...listed, ...Object.values(spec.components?.parameters ?? {})]) {
    if (parameter.required || parameter.in === 'path') continue;
    const example = parameter.example ?? parameter.schema?.example;
    delete parameter.example;
    delete parameter.examples;
    if (parameter.schema) delete parameter.schema.example;
    if (example !== undefined) parameter.description = `${parameter.description ?? ''} Example: ${example}`.trim();
  }
}

try {
  const response = await fetch('openapi.json');
  if (!response.ok) throw new Error(`openapi.json: status ${response.status}`);
  const spec = await response.json();
  delete spec.jsonSchemaDialect; // Swagger UI warns about it, though it is the dialect that it assumes
  unfilled(spec);
  const key = sessionStorage.getItem('smartmoney.key');
  const ui = SwaggerUIBundle({
    spec, domNode: place, onComplete: () => { if (key) ui.preauthorizeApiKey('bearer', key); }, deepLinking: true, docExpansion: 'list', defaultModelsExpandDepth: 0, displayRequestDuration: true, filter: false,
    persistAuthorization: false, validatorUrl: null, syntaxHighlight: { activated: false }, plugins: [plainer],
  });
} catch (problem) {
  place.textContent = `The document cannot be shown: ${problem.message}. It is at openapi.json.`;
}
