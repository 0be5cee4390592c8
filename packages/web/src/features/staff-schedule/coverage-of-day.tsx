import type { Schema } from '@clinic/api'
import { TriangleAlert } from 'lucide-react'
import { weekGrid } from 'styled-system/recipes'
import { useTexts } from '../../platform/use-texts'
import { VisuallyHidden } from '../../ui/visually-hidden'

/** Whether every dentist of a day has somebody to help: in red where not. */
export function CoverageOfDay({ parts }: { parts: readonly Schema<'Coverage'>[] }) {
  const { coverage: words } = useTexts()['staff-schedule']
  const classes = weekGrid()
  return (
    <ul className={classes.lines}>
      {parts.map(({ part: key, dentists, assistants }) => {
        const part = words.parts[key]()
        return (
          <li key={key}>
            <span aria-hidden="true" className={classes.time}>
              {words.part({ part, assistants, dentists })}
            </span>
            <VisuallyHidden>{words.spoken({ part, assistants, dentists })}</VisuallyHidden>
            {assistants < dentists && (
              <span data-tone="error" className={classes.wrong}>
                <TriangleAlert aria-hidden="true" />
                {words.missing(dentists - assistants)}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
