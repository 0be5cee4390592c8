const path = require('node:path')

/** The recipes of a sheet that comes by itself: of login and lists, whose weight has a budget, of what forms open, of the calendar, of schedules, of the board, of paper, of a printed week, of tables that people bring, of what patients sign, of the waiting room. */
const sheets = {
  'index.css': ['banner', 'button', 'field', 'input', 'link', 'spinner'],
  'forms.css': ['calendar', 'chips', 'combobox'],
  'charting.css': ['charting', 'odontogram'],
  'history.css': ['chart-history'],
  'periodontal.css': ['periodontal-chart'],
  'calendar.css': ['time-grid', 'appointment'],
  'schedules.css': ['week-grid'],
  'board.css': ['board'],
  'measuring.css': ['vital-sign', 'medical-alert'],
  'writing.css': ['note', 'oral-examination'],
  'consent.css': ['signature', 'treatment-consent'],
  'display.css': ['display'],
  'printing.css': ['printing'],
  'printed-week.css': ['printed-week'],
  'bulk.css': ['file-drop', 'progress', 'windowed-table'],
}
/** All others come with the screens. */
const rest = 'parts.css'

const splitParts = {
  postcssPlugin: 'split-parts',
  OnceExit(root, { result }) {
    const name = path.basename(result.opts.from ?? '')
    const sheet = name === rest || name in sheets ? name : 'index.css'
    root.walkAtRules('layer', (layer) => {
      const isRecipes = /^recipes\b/.test(layer.params)
      if (sheet !== 'index.css' && layer.parent === root && layer.nodes && !isRecipes) layer.remove()
      if (isRecipes && layer.nodes) layer.walkRules((rule) => keep(rule, (selector) => sheetOf(selector) === sheet))
    })
  },
}

/** Panda makes one rule of equal ones, also of those that go to different sheets. */
function keep(rule, isWanted) {
  const selectors = rule.selectors.filter(isWanted)
  if (selectors.length === 0) rule.remove()
  else rule.selectors = selectors
}

function sheetOf(selector) {
  const recipe = /\.([a-zA-Z]+(?:-[a-zA-Z]+)*)(?=__|--|[^\w-]|$)/.exec(selector)?.[1]
  return Object.keys(sheets).find((sheet) => sheets[sheet].includes(recipe)) ?? rest
}

module.exports = {
  plugins: [
    require('@pandacss/dev/postcss')({ cwd: __dirname, configPath: path.join(__dirname, 'panda.config.ts') }),
    splitParts,
  ],
}
