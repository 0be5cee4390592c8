import type { ApiError } from '@clinic/api'
import { useNamespaces } from '../texts/use-namespace'
import { useTexts } from '../texts/use-texts'
import { fieldLabel, namespacesOf, pathOf } from './field-label'

/** Lists the refused fields, each with its problem. */
export default function RefusedFieldsList({ error: { url, fields } }: { error: ApiError }) {
  const path = pathOf(url)
  const entries = Object.entries(fields)
  useNamespaces(namespacesOf(path, Object.keys(fields)))
  const texts = useTexts()
  const { title, problem, more } = texts.master.refusal
  return (
    <>
      <p>{title()}</p>
      <ul>
        {entries.slice(0, most).map(([field, text]) => (
          <li key={field}>{field === '' ? text : problem({ field: fieldLabel(texts, path, field), text })}</li>
        ))}
      </ul>
      {entries.length > most && <p>{more({ count: entries.length - most })}</p>}
    </>
  )
}

// the others stand beside their fields
const most = 5
