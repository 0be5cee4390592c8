/** Leaves out `types` of `setup({ types: … })`: the compiler alone reads it, so that no test can tell what it holds. */
const typesOfSetup = {
  shouldIgnore({ node, parentPath }) {
    const isAll = isTypes(node.properties) && isSetup(parentPath.node)
    const isPart = isTypes([node]) && isSetup(parentPath.parent)
    return isAll || isPart ? 'The compiler alone reads it' : undefined
  },
}

const isTypes = (properties) => properties?.length === 1 && properties[0].key?.name === 'types'
const isSetup = (node) => node.callee?.name === 'setup'

export const strykerPlugins = [{ kind: 'Ignore', name: 'types-of-setup', value: typesOfSetup }]
