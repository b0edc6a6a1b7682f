//! What a screen reader is told of the page: Chromium's tree of accessible nodes, and acting on them.

use crate::Key;
use crate::page::{Page, or_panic};
use anyhow::Result;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap};
use std::fmt::{self, Display};

/// Roles that a screen reader passes over.
const SILENT: [&str; 4] = ["none", "generic", "InlineTextBox", "LineBreak"];

/// States that are told of a control.
const TOLD: [&str; 5] = ["disabled", "pressed", "checked", "expanded", "selected"];

/// All that a screen reader can find in the page, in the order in which it is read.
pub struct AccessibilityTree {
    nodes: Vec<AccessibleNode>,
}

/// Something that a screen reader finds.
#[derive(Clone, Debug)]
pub struct AccessibleNode {
    /// What it is, as Chromium calls it: `button`, `heading`, `log`.
    pub role: String,
    /// What it is called; of text, the text.
    pub name: String,
    /// Its place in the tree.
    pub at: usize,
    /// Whether the keyboard can come to it.
    pub focusable: bool,
    /// Whether the keyboard is there.
    pub focused: bool,
    states: BTreeMap<String, String>,
    parent: Option<usize>,
    element: Option<u64>,
}

impl AccessibleNode {
    /// Whether it can be used.
    pub fn is_enabled(&self) -> bool {
        !self.is("disabled")
    }

    /// Whether a state such as `pressed` is told of it.
    pub fn is(&self, state: &str) -> bool {
        self.states.get(state).is_some_and(|value| value != "false")
    }

    /// Whether it is of a kind that has this state, or has it not.
    pub fn can_be(&self, state: &str) -> bool {
        self.states.contains_key(state)
    }
}

impl AccessibilityTree {
    /// Everything, in the order in which it is read.
    pub fn nodes(&self) -> &[AccessibleNode] {
        &self.nodes
    }

    /// Everything of a role.
    pub fn of_role<'a>(&'a self, role: &'a str) -> impl Iterator<Item = &'a AccessibleNode> {
        self.nodes.iter().filter(move |node| node.role == role)
    }

    /// The first of a role with this name.
    pub fn find(&self, role: &str, name: &str) -> Option<&AccessibleNode> {
        self.nodes.iter().find(|node| node.role == role && node.name == name)
    }

    /// What a node is in, from the inside out.
    pub fn around(&self, node: &AccessibleNode) -> impl Iterator<Item = &AccessibleNode> {
        std::iter::successors(node.parent, |&at| self.nodes[at].parent).map(|at| &self.nodes[at])
    }

    /// Whether a node is in another one.
    pub fn is_in(&self, node: &AccessibleNode, outer: &AccessibleNode) -> bool {
        self.around(node).any(|around| around.at == outer.at)
    }

    /// What is in a node.
    pub fn inside(&self, outer: &AccessibleNode) -> impl Iterator<Item = &AccessibleNode> {
        let after = self.nodes[outer.at + 1..].iter();
        after.take_while(move |node| self.is_in(node, outer))
    }

    /// The text in a node, as it is read.
    pub fn text(&self, outer: &AccessibleNode) -> String {
        let texts = self.inside(outer).filter(|node| node.role == "StaticText");
        let words: Vec<&str> = texts.map(|node| node.name.trim()).collect();
        words.join(" ")
    }

    /// What was said last in a region that is announced (`log`, `status`, `alert`), of each of them.
    pub fn announced(&self) -> Vec<String> {
        let live = |node: &&AccessibleNode| ["log", "status", "alert"].contains(&&*node.role);
        let mut said = Vec::new();
        for region in self.nodes.iter().filter(live) {
            let paragraphs = self.inside(region).filter(|node| node.role == "paragraph");
            match paragraphs.last() {
                Some(last) => said.push(self.text(last)),
                None => said.push(self.text(region)),
            }
        }
        said.retain(|words| !words.is_empty());
        said
    }
}

impl Display for AccessibilityTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for node in &self.nodes {
            let depth = self.around(node).count();
            let AccessibleNode { role, name, states, .. } = node;
            writeln!(f, "{:1$}{role} {name:?} {states:?}", "", 2 * depth)?;
        }
        Ok(())
    }
}

/// A node as Chromium tells it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ToldNode {
    node_id: String,
    #[serde(default)]
    ignored: bool,
    #[serde(default)]
    role: ToldValue,
    #[serde(default)]
    name: ToldValue,
    #[serde(default)]
    properties: Vec<ToldProperty>,
    #[serde(default)]
    child_ids: Vec<String>,
    #[serde(rename = "backendDOMNodeId")]
    element: Option<u64>,
}

#[derive(Deserialize)]
struct ToldProperty {
    name: String,
    value: ToldValue,
}

#[derive(Deserialize, Default)]
struct ToldValue {
    #[serde(default)]
    value: Value,
}

impl ToldValue {
    fn words(&self) -> String {
        self.value.as_str().map_or_else(|| self.value.to_string(), str::to_owned)
    }
}

impl ToldNode {
    /// A property, where it is told.
    fn property(&self, name: &str) -> Option<String> {
        let found = self.properties.iter().find(|property| property.name == name)?;
        Some(found.value.words())
    }

    fn is(&self, name: &str) -> bool {
        self.property(name).is_some_and(|value| value != "false")
    }
}

impl Page {
    /// What a screen reader is told now. Chromium only.
    #[track_caller]
    pub fn accessibility_tree(&self) -> AccessibilityTree {
        or_panic(self.try_accessibility_tree())
    }

    fn try_accessibility_tree(&self) -> Result<AccessibilityTree> {
        let answer = self.session().devtools("Accessibility.getFullAXTree", json!({}))?;
        let told: Vec<ToldNode> = serde_json::from_value(answer["nodes"].clone())?;
        let by_id: HashMap<&str, &ToldNode> =
            told.iter().map(|node| (node.node_id.as_str(), node)).collect();
        let mut nodes: Vec<AccessibleNode> = Vec::new();
        // What is next to be read is last in here; with what it is in.
        let mut open: Vec<(&ToldNode, Option<usize>)> =
            told.first().map(|root| (root, None)).into_iter().collect();
        while let Some((node, mut parent)) = open.pop() {
            let role = node.role.words();
            if !node.ignored && !SILENT.contains(&&*role) {
                let states =
                    TOLD.into_iter().filter_map(|name| Some((name.into(), node.property(name)?)));
                nodes.push(AccessibleNode {
                    name: node.name.value.as_str().unwrap_or_default().trim().to_owned(),
                    at: nodes.len(),
                    focusable: node.is("focusable"),
                    focused: node.is("focused"),
                    states: states.collect(),
                    parent,
                    element: node.element,
                    role: role.clone(),
                });
                parent = Some(nodes.len() - 1);
            }
            // Text is what its own node says.
            if role != "StaticText" {
                let children = node.child_ids.iter().rev();
                open.extend(children.filter_map(|id| Some((*by_id.get(id.as_str())?, parent))));
            }
        }
        Ok(AccessibilityTree { nodes })
    }

    /// Goes to a control and presses Enter there, as a screen reader does. Says whether it was still there.
    pub fn press_accessible(&self, node: &AccessibleNode) -> bool {
        let element = json!({ "backendNodeId": node.element });
        let there = self.session().devtools("DOM.focus", element).is_ok();
        if there {
            self.press(Key::Enter);
        }
        there
    }
}
