/** Wait, for as long as `run` may take, until a condition holds. */
export const until = async (condition) => {
  while (!condition()) await pause(1);
};

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
