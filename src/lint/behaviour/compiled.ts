import { compileForm } from '../../engine/schema/compile-form'
import type { Fixture } from '../../engine/schema/definition'
import type { CompiledForm } from '../../engine/schema/form'
import type { FixtureFile, FormFolder } from '../source/form-folder'
import { soundDefinition } from '../source/sound'

const known = new WeakMap<FormFolder, CompiledForm | undefined>()

/** The form ready to be tried, compiled once; undefined while its definition has faults. */
export function compiled(form: FormFolder): CompiledForm | undefined {
  if (!known.has(form)) known.set(form, compile(form))
  return known.get(form)
}

function compile(form: FormFolder): CompiledForm | undefined {
  const definition = soundDefinition(form)
  try {
    return definition && compileForm(definition)
  } catch {
    // What cannot be compiled (a broken pattern) has its own rule.
    return undefined
  }
}

/** An example without faults against its grammar, with its name and file. */
export interface SoundFixture {
  readonly name: string
  readonly file: FixtureFile
  readonly fixture: Fixture
  /** Whether its name says that the answers are wrong. */
  readonly isWrong: boolean
}

/** The examples of a form that can be tried. */
export function soundFixtures({ fixtures }: FormFolder): readonly SoundFixture[] {
  return [...fixtures].flatMap(([name, file]) =>
    // Without faults against its grammar a file is of the type written from that grammar.
    file.faults.length > 0
      ? []
      : [{ name, file, fixture: file.value as Fixture, isWrong: name.startsWith('wrong-') }],
  )
}
