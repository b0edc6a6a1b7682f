// Lets others change what a program has drawn. Translators and other extensions wrap texts in elements of their
// own, or put such elements in their place. A program that then changes what it has drawn finds its nodes
// elsewhere, which is the end of it, or writes into texts that are in the page no more.
//
// So it is noted here in what order a program has put the nodes of each parent. Whenever it comes back to
// a node that others have moved, its parent is first put back as the program has left it. What it does not
// come back to stays as others have made it.

/**
 * The nodes that a program has put into a parent.
 * @type {WeakMap<Node, Node[]>}
 */
const nodesOf = new WeakMap();
/**
 * Where it has put a node.
 * @type {WeakMap<Node, Node>}
 */
const parentOf = new WeakMap();
const { insertBefore, removeChild } = Node.prototype;
const nodeValue = /** @type {Required<Pick<PropertyDescriptor, "get" | "set">>} */ (
  Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue")
);

/** @param {Node} node */
const forget = (node) => {
  const parent = parentOf.get(node);
  const nodes = parent && nodesOf.get(parent);
  if (nodes) nodes.splice(nodes.indexOf(node), 1);
  parentOf.delete(node);
};

/** @param {Node} parent */
const putBack = (parent) => {
  const nodes = nodesOf.get(parent);
  if (!nodes) return;
  for (const node of [...parent.childNodes])
    if (!nodes.includes(node)) removeChild.call(parent, node);
  let next = null;
  for (const node of [...nodes].reverse()) {
    if (node.parentNode !== parent) insertBefore.call(parent, node, next);
    next = node;
  }
};

// Puts a node and what it is in back into the page.
/** @param {Node | null | undefined} node */
const bringBack = (node) => {
  for (let parent; node && (parent = parentOf.get(node)); node = parent)
    if (node.parentNode !== parent) putBack(parent);
};

/** Begins, before a program draws. */
export const keepOwnNodes = () => {
  /** @type {<T extends Node>(this: Node, node: T, next: Node | null) => T} */
  Node.prototype.insertBefore = function (node, next) {
    bringBack(next);
    forget(node);
    const nodes = nodesOf.get(this) ?? [...this.childNodes];
    const at = next ? nodes.indexOf(next) : nodes.length;
    insertBefore.call(this, node, next);
    // Next to a node of others, others are at work.
    if (at < 0) return node;
    nodes.splice(at, 0, node);
    nodesOf.set(this, nodes);
    parentOf.set(node, this);
    return node;
  };
  /** @type {<T extends Node>(this: Node, node: T) => T} */
  Node.prototype.removeChild = function (node) {
    bringBack(node);
    forget(node);
    removeChild.call(this, node);
    return node;
  };
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...nodeValue,
    /** @param {string | null} value */
    set(value) {
      bringBack(this);
      nodeValue.set.call(this, value);
    },
  });
};
