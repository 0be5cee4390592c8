import { type ProjectFile, projectPaths, readProjectFile } from './project'

/** The project says what it needs by name and version; where that comes from is the business of the machine that installs it. */
export const checkOrigin = async () => projectPaths().map(readProjectFile).flatMap(originsIn)

export function originsIn({ path, text }: Pick<ProjectFile, 'path' | 'text'>) {
  const pattern = path === 'pnpm-lock.yaml' ? downloadAddress : registryHost
  return text.split('\n').flatMap((line, index) => {
    const [found] = pattern.exec(line) ?? []
    return found ? [`${path}:${index + 1}: ${found}`] : []
  })
}

const downloadAddress = /tarball:.*|resolution:.*https?:.*/
const registryHost = /\b(registry|mirrors?|deb|proxy)\.[a-z0-9-]+\.(com|dev|io|net|org)\b/
