import { type ProjectFile, projectPaths, readProjectFile } from './check/project'
import { colour } from './check/rules/colour'
import { expectingTest } from './check/rules/expecting-test'
import { fileName } from './check/rules/file-name'
import { leftOutTest } from './check/rules/left-out-test'
import { logicalSide } from './check/rules/logical-side'
import { oneClock } from './check/rules/one-clock'
import { pageModel } from './check/rules/page-model'
import { screenText } from './check/rules/screen-text'
import { shownName } from './check/rules/shown-name'
import { spreadLiteral } from './check/rules/spread-literal'
import { tenant } from './check/rules/tenant'
import { typeEscape } from './check/rules/type-escape'
import { wholeList } from './check/rules/whole-list'

const rules = [
  pageModel,
  fileName,
  screenText,
  shownName,
  spreadLiteral,
  oneClock,
  colour,
  logicalSide,
  typeEscape,
  leftOutTest,
  expectingTest,
  tenant,
  wholeList,
]
const generated = /\.gen\.(ts|json)$|\/i18n\/i18n-[^/]+$/

/** House rules that a linter does not know: names, texts, colours, sides, types, tenants. */
export const checkNames = async () =>
  projectPaths()
    .filter((path) => !generated.test(path))
    .flatMap((path) => namesProblems(readProjectFile(path)))

export const namesProblems = (file: ProjectFile) => rules.flatMap((rule) => rule(file))
