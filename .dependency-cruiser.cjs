const test = '\\.(test|spec-model|stories)\\.tsx?$|-fixture\\.tsx?$|/testing/|^(e2e|bench|scripts|docs|\\.storybook)/'
const client = { path: '^packages/api/src/', pathNot: '\\.json$' }

/** Who may import whom. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no cycle', {
      why: 'Two modules that need each other are one, or need a third. Types count too: neither can be read without the other.',
      from: {},
      to: { circular: true },
    }),
    forbid('no unresolved import', {
      why: 'An import that leads nowhere hides from every other rule.',
      from: {},
      to: { couldNotResolve: true },
    }),
    forbid('api stands alone', {
      why: 'api is the contract and its client: nothing of ours, no framework.',
      from: { path: '^packages/api/src/', pathNot: test },
      to: { pathNot: ['^packages/api/src/', 'node_modules/(openapi-fetch|valibot)/'], couldNotResolve: false },
    }),
    forbid('the simulator stands alone', {
      why: 'The simulator is judged by what the ministry says, not by what we send: nothing of ours, no framework.',
      from: { path: '^packages/satu-sehat-simulator/src/', pathNot: test },
      to: { pathNot: '^packages/satu-sehat-simulator/src/', dependencyTypesNot: ['core'], couldNotResolve: false },
    }),
    forbid('only the server starts the simulator', {
      why: 'The simulator stands in for a service that only the server calls.',
      from: { path: '^packages/(api|core|web)/' },
      to: { path: '^packages/satu-sehat-simulator/' },
    }),
    forbid('core knows no world', {
      why: 'core may use xstate, valibot, types of api and of FHIR: no framework, no browser, no Node.',
      from: { path: '^packages/core/src/', pathNot: test },
      to: {
        pathNot: ['^packages/(core|api)/src/', 'node_modules/(xstate|valibot|@medplum/fhirtypes)/'],
        couldNotResolve: false,
      },
    }),
    forbid('only web calls the api', {
      why: 'core and server take the types of the contract; a call is an effect, which core asks for as a named actor.',
      from: { path: '^packages/(core|server)/src/', pathNot: test },
      to: { ...client, dependencyTypesNot: ['type-only'] },
    }),
    forbid('web and server never meet', {
      why: 'They share the contract and core, nothing else.',
      from: { path: '^packages/(web|server)/' },
      to: { path: '^packages/(web|server)/', pathNot: '^packages/$1/' },
    }),
    ...downwards(['theme', 'ui', 'platform', 'entities', 'features', 'app']),
    {
      ...forbid('entities form no cycle', {
        why: 'An entity that needs another stands above it; what both need goes further down.',
        from: { path: '^packages/web/src/entities/[^/]+' },
        to: { path: '^packages/web/src/entities/', circular: true },
      }),
      scope: 'folder',
    },
    forbid('features never import each other', {
      why: 'What two features share goes down (ui, platform, core) or is composed above (app).',
      from: { path: '^packages/web/src/features/([^/]+)/' },
      to: { path: '^packages/web/src/features/', pathNot: '/features/$1/' },
    }),
    ...serverFloors({
      'use-case': ['domain', 'features', 'http', 'programs'],
      domain: ['features', 'http', 'programs'],
      features: ['http', 'programs'],
      http: ['features', 'programs'],
    }),
    forbid('server: features never import each other', {
      why: 'What two features ask goes down to domain.',
      from: { path: '^packages/server/src/features/([^/]+)/', pathNot: test },
      to: { path: '^packages/server/src/features/', pathNot: '/features/$1/' },
    }),
    forbid('only tests use what is for tests', {
      why: 'What is written for tests stays out of the product.',
      // the prerendered login is a picture of a scene, made when the product is built
      from: { pathNot: [test, '^packages/web/src/app/prerender\\.tsx$'] },
      to: { path: '^packages/.*(/testing/|-fixture\\.tsx?$|\\.(test|stories)\\.tsx?$)' },
    }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|styled-system|storybook-static)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      // a package that is types alone has no main file
      mainFields: ['module', 'main', 'types'],
    },
  },
}

function forbid(name, { why, from, to }) {
  return { name, comment: why, severity: 'error', from, to }
}

/** Inside web each floor imports only itself and the floors before it. */
function downwards(floors) {
  return floors.slice(0, -1).map((floor, index) =>
    forbid(`web: ${floor} imports downwards`, {
      why: `${floors.join(' -> ')}: what stands lower knows nothing of what stands on it.`,
      from: { path: `^packages/web/src/${floor}/` },
      to: { path: `^packages/web/src/(${floors.slice(index + 1).join('|')})/` },
    }),
  )
}

/** Inside the server: what a folder may not know. */
function serverFloors(floors) {
  return Object.entries(floors).map(([floor, unknown]) =>
    forbid(`server: ${floor} imports downwards`, {
      why: 'features and http -> domain -> use-case: what stands lower knows nothing of what stands on it.',
      from: { path: `^packages/server/src/${floor}/`, pathNot: test },
      to: { path: `^packages/server/src/(${unknown.join('|')})/` },
    }),
  )
}
