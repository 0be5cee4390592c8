import type { Names } from './names'

/** Returns the files of a kind of master data in the web: its description, and stories of its screens. */
export function webOf(names: Names) {
  const feature = `packages/web/src/features/${names.key}`
  return {
    [`${feature}/${names.key}.tsx`]: description(names),
    [`${feature}/${names.key}.stories.tsx`]: stories(names),
  }
}

/** The line of clinic-routes.ts. */
export const routesOf = ({ key }: Names) =>
  `  ...master('/clinic/${key}', '${key}', () => import('../../features/${key}/${key}')),\n`

const textsOf = (key: string) => (/-/.test(key) ? `'${key}': texts` : `${key}: texts`)

const description = ({
  key,
  Type,
  value,
  title,
  rules,
}: Names) => `import { type operations, type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { ${rules ? `${value}Problems, ` : ''}${value}Statuses } from '@clinic/core/${key}'
import { valuesOf } from '@clinic/core/values'
import { useApp } from '../../platform/app/app-context'
import { useStatus } from '../../platform/list/use-status'
import type { Master } from '../../platform/record/master/master'
${rules ? "import { problemSentences } from '../../platform/record/problem-sentences'\n" : ''}import { optionsOf } from '../../platform/texts/options-of'
import { useCanCall } from '../../platform/session/use-can-call'
import { useTexts } from '../../platform/texts/use-texts'

type Sort = NonNullable<NonNullable<operations['list${Type}']['parameters']['query']>['sort']>

const sorts = ['name', '-name', '-created_at', 'created_at'] as const satisfies readonly Sort[]

/** ${title}: the list, the form, the page. */
export default function use${Type}(): Master<Schema<'${Type}'>, Schema<'${Type}Input'>> {
  const { api } = useApp()
  const { ${textsOf(key)}, master } = useTexts()
  const { fields } = texts
  const status = useStatus(${value}Statuses)
  return {
    key: '${key}',
    words: texts.words,
    calls: {
      list: ({ chosen }) => ({
        path: '/api/${key}',
        query: { sort: chosen('sort', sorts), status: chosen('status', valuesOf(${value}Statuses)) },
      }),
      read: (id, signal) => unwrap(api.GET('/api/${key}/{id}', { params: { path: { id } }, signal })),
      create: (body, header) => unwrap(api.POST('/api/${key}', { body, params: { header } })),
      update: (id, body) => unwrap(api.PUT('/api/${key}/{id}', { params: { path: { id } }, body })),
    },
    permissions: { create: useCanCall(operationRoles.create${Type}), update: useCanCall(operationRoles.update${Type}) },
    nameOf: ({ name }) => name,
    columns: [
      { key: 'name', header: fields.name(), sortable: true, cell: ({ name }) => <bdi>{name}</bdi> },
      status.column,
    ],
    filters: [status.filter],
    sorts: optionsOf(sorts, (sort) => master.sorts[sort]()),
    empty: { name: '', status: 'active' },
    sections: [
      {
        title: texts.section(),
        fields: [
          { kind: 'text', name: 'name', label: fields.name(), required: true },
          status.field,
        ],
      },
    ],${
      rules
        ? `
    problemsOf: (${value}) => problemSentences(texts.problems, ${value}Problems(${value})),`
        : ''
    }
  }
}
`

const stories = ({ key, Type, title }: Names) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { masterStories, storedTimes } from '../../testing/master-stories'
import use${Type} from './${key}'

const stories = masterStories('${key}', use${Type}, [
  { id: 1, name: 'Anggrek', status: 'active', version: 1, ...storedTimes },
  { id: 2, name: 'Melati', status: 'inactive', version: 3, ...storedTimes },
])
const meta = { title: 'Screens/${title}' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = stories.many
export const EmptyBecauseNew: Story = stories.emptyBecauseNew
export const EmptyBecauseFiltered: Story = stories.emptyBecauseFiltered
export const Loading: Story = stories.loading
export const Failed: Story = stories.failed
export const New: Story = stories.new
export const Stored: Story = stories.stored
export const AtTheFrontOffice: Story = stories.atTheFrontOffice
export const Missing: Story = stories.missing
`
