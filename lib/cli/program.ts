/** What the command-line programs have in common: output, help, and exit codes. */
import { errorCodeOf } from "@/lib/base/error-code";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { extendTimeouts } from "@/lib/platform/database/timeout-factor";

export const print = (text: string) => process.stdout.write(`${text}\n`);
export const printError = (text: string) => process.stderr.write(`${text}\n`);

/** Wrong usage: prints the message with a hint to the help, exit code 2. */
export class UsageError extends Error {}
/** Not possible in the current state: prints the message, exit code 1. */
export class RefusedError extends Error {}

type Program = {
  name: string;
  help: string;
  /** Returns the exit code. */
  run(args: string[]): Promise<number>;
};

/** The command that the first argument names, and the other arguments. */
export function takeCommand<Command>(
  commands: Readonly<Record<string, Command>>,
  [name = "", ...args]: string[],
): [Command, string[]] {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new UsageError(`There is no command "${name}".`);
  return [command, args];
}

/** Runs a command line (without `node` and the file) and returns its exit code. Bugs are thrown. */
export async function runProgram({ name, help, run }: Program, args: string[]): Promise<number> {
  if (args.some((arg) => arg === "--help" || arg === "-h")) {
    print(help);
    return 0;
  }
  extendTimeouts();
  try {
    return await run(args);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const code = errorCodeOf(error);
    if (error instanceof UsageError || code.startsWith("ERR_PARSE_ARGS")) {
      printError(`${error.message}\nnpm run ${name} -- --help shows the usage.`);
      return 2;
    }
    if (error instanceof StoreUnavailableError)
      printError(`The database is not available right now: ${error.message}.`);
    else if (error instanceof RefusedError) printError(error.message);
    else if (/^E[A-Z]+$/.test(code)) printError(`A file cannot be read or written (${code}).`);
    else throw error;
    return 1;
  }
}
