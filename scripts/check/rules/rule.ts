import type { ProjectFile } from '../project'

/** Returns the violations of one file, a line each. */
export type Rule = (file: ProjectFile) => string[]

export const isWebSource = ({ path }: ProjectFile) => path.startsWith('packages/web/src/')
export const isTest = ({ path }: ProjectFile) => /\.test\.tsx?$/.test(path) || path.includes('/testing/')
export const isStory = ({ path }: ProjectFile) => /\.stories\.tsx?$/.test(path)
