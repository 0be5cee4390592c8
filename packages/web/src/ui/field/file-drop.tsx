import '../../bulk.css'
import { FileUp } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { fileDrop } from 'styled-system/recipes'
import { Button } from '../button'

interface FileDropProps {
  /** Names the whole. */
  label: string
  text: string
  /** On the button. */
  choose: string
  hint?: ReactNode
  /** Endings and types, as an `<input type="file">` takes them; what is dropped may be anything. */
  accept: string
  busy?: boolean
  /** Whether several are taken at once. */
  multiple?: boolean
  onFiles: (files: readonly File[]) => void
}

/** A file, or several: dropped, or chosen. */
export function FileDrop({ label, text, choose, hint, accept, busy, multiple = false, onFiles }: FileDropProps) {
  const classes = fileDrop()
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const taken = [...(files ?? [])].slice(0, multiple ? undefined : 1)
    if (taken.length > 0 && !busy) onFiles(taken)
  }
  return (
    <fieldset
      aria-label={label}
      aria-busy={busy}
      data-over={isOver || undefined}
      className={classes.root}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <FileUp aria-hidden="true" className={classes.icon} />
      <p className={classes.text}>{text}</p>
      <Button busy={busy} onClick={() => chooser.current?.click()}>
        {choose}
      </Button>
      {hint && <div className={classes.hint}>{hint}</div>}
      <input
        ref={chooser}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          currentTarget.value = '' // the same file may be chosen again
        }}
      />
    </fieldset>
  )
}
