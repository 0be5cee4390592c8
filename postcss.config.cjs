const path = require('node:path')

/** The recipes of the login page, whose weight has a budget. All others stand in parts.css, which comes with the screens. */
const firstPage = ['banner', 'button', 'field', 'input', 'link', 'spinner']

const splitParts = {
  postcssPlugin: 'split-parts',
  OnceExit(root, { result }) {
    const isParts = path.basename(result.opts.from ?? '') === 'parts.css'
    root.walkAtRules('layer', (layer) => {
      const isRecipes = /^recipes\b/.test(layer.params)
      if (isParts && layer.parent === root && layer.nodes && !isRecipes) layer.remove()
      if (isRecipes && layer.nodes) layer.walkRules((rule) => void (isFirstPage(rule) === isParts && rule.remove()))
    })
  },
}

const isFirstPage = ({ selector }) =>
  firstPage.includes(/\.([a-zA-Z]+(?:-[a-zA-Z]+)*)(?=__|--|[^\w-]|$)/.exec(selector)?.[1])

module.exports = {
  plugins: [
    require('@pandacss/dev/postcss')({ cwd: __dirname, configPath: path.join(__dirname, 'panda.config.ts') }),
    splitParts,
  ],
}
