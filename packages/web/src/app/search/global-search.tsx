import { Combobox, createListCollection } from '@ark-ui/react/combobox'
import type { RoleName } from '@clinic/core/access'
import { Search } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { css } from 'styled-system/css'
import { combobox, field, input } from 'styled-system/recipes'
import { useLocation } from 'wouter'
import '../../forms.css'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { useOptions } from '../../ui/field/use-options'
import { Dialog } from '../../ui/overlay/dialog'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { findAll, type Results } from './find-all'
import type { Found } from './finder'
import { useFinders } from './use-finders'

interface GlobalSearchProps {
  role: RoleName
  onClose: () => void
}

/** Searches everything the role may open: screens, people, papers by their numbers, services. */
export default function GlobalSearch({ role, onClose }: GlobalSearchProps) {
  useNamespace('search')
  const texts = useTexts().search
  const finders = useFinders(role)
  const [, navigate] = useLocation()
  const { status, found, text, ask } = useOptions<Results>(
    async (typed, signal) => [await findAll(finders, typed, signal)],
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screens, once, before anything is typed
  useEffect(() => void ask('', { rest: 0 }), [])

  const results = found[0]
  const groups = useMemo(
    () =>
      (results?.groups ?? []).map(({ group, rows, count, all }) => ({
        group,
        rows: all && count > rows.length ? [...rows, { href: all, label: texts.all({ count }), note: '' }] : rows,
      })),
    [results, texts],
  )
  const collection = useMemo(
    () => createListCollection({ items: groups.flatMap(({ rows }) => rows), itemToValue, itemToString }),
    [groups],
  )
  const failed = results?.failed.map((group) => texts.groups[group]()).join(', ')
  const classes = combobox()
  return (
    <Dialog open onClose={onClose} title={texts.title()} size="md">
      <Combobox.Root
        open
        collection={collection}
        value={[]}
        inputBehavior="autohighlight"
        selectionBehavior="preserve"
        closeOnSelect={false}
        onInputValueChange={({ inputValue, reason }) => {
          if (reason === 'input-change') void ask(inputValue.trim(), { rest: inputValue.trim() === '' ? 0 : 200 })
        }}
        onValueChange={({ value: [href] }) => {
          if (href === undefined) return
          onClose()
          navigate(href)
        }}
        onOpenChange={({ open, reason }) => {
          if (!open && reason === 'escape-key') onClose()
        }}
      >
        <Combobox.Control className={field().box}>
          <span className={field().start}>
            <Search aria-hidden="true" />
          </span>
          <Combobox.Input
            aria-label={texts.title()}
            placeholder={texts.placeholder()}
            dir="auto"
            autoComplete="off"
            className={input()}
          />
        </Combobox.Control>
        <Combobox.Content className={list} aria-busy={status === 'loading'}>
          {status === 'ready' && !failed && groups.length === 0 && (
            <Combobox.Item item={{ href: '', label: '', note: '', disabled: true }} className={classes.status}>
              {texts.none({ text })}
            </Combobox.Item>
          )}
          {groups.map(({ group, rows }) => (
            <Combobox.ItemGroup key={group}>
              <Combobox.ItemGroupLabel className={heading}>{texts.groups[group]()}</Combobox.ItemGroupLabel>
              {rows.map((row) => (
                <Combobox.Item key={row.href} item={row} className={classes.item}>
                  <Combobox.ItemText className={classes.text}>
                    <bdi>{row.label}</bdi>
                  </Combobox.ItemText>
                  {row.note && <bdi className={classes.note}>{row.note}</bdi>}
                </Combobox.Item>
              ))}
            </Combobox.ItemGroup>
          ))}
        </Combobox.Content>
      </Combobox.Root>
      <p role="status" className={note}>
        {status === 'loading' && texts.searching()}
        {status === 'ready' && failed && texts.failed({ groups: failed })}
        {status === 'ready' && !failed && (
          <>
            <VisuallyHidden>{texts.found(collection.size)}</VisuallyHidden>
            <span aria-hidden="true">{texts.hint()}</span>
          </>
        )}
      </p>
    </Dialog>
  )
}

const itemToValue = ({ href }: Found) => href
const itemToString = ({ label }: Found) => label

// the height is the same for any results
const list = css({ height: '[min(24rem, 50dvh)]', overflowY: 'auto', marginBlockStart: '3', outline: 'none' })
const heading = css({
  paddingInline: '3',
  paddingBlockStart: '3',
  textStyle: 'small',
  fontWeight: 'semibold',
  color: 'muted',
})
const note = css({ minHeight: '5', marginBlockStart: '2', textStyle: 'small', color: 'muted' })
