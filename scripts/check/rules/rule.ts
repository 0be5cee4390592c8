import type { ProjectFile } from '../project'

/** What one file breaks, a line each. */
export type Rule = (file: ProjectFile) => string[]

export const isWebSource = ({ path }: ProjectFile) => path.startsWith('packages/web/src/')
export const isTest = ({ path }: ProjectFile) => /\.test\.tsx?$/.test(path) || path.includes('/testing/')
export const isStory = ({ path }: ProjectFile) => /\.stories\.tsx?$/.test(path)
