import contract from '@clinic/api/contract'

interface Parameter {
  $ref?: string
  in?: string
  name?: string
}
type Operations = Record<string, { parameters?: Parameter[] } | undefined>

const paths: Record<string, Operations> = contract.paths as object as Record<string, Operations>
const shared: Record<string, Parameter> = contract.components.parameters

/** The query parameters of a request that the contract does not know: the types of the client let them pass. */
export function unknownParameters({ method, url }: Pick<Request, 'method' | 'url'>): string[] {
  const { pathname, searchParams } = new URL(url)
  const path = paths[pathname] ? pathname : Object.keys(paths).find((each) => patternOf(each).test(pathname))
  const known = (paths[path ?? '']?.[method.toLowerCase()]?.parameters ?? []).map(nameOf)
  return [...searchParams.keys()].filter((name) => !known.includes(name))
}

const nameOf = ({ $ref, name }: Parameter) => ($ref ? shared[$ref.split('/').at(-1) ?? '']?.name : name)

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
